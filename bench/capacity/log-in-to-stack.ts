export async function logInToStack(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/services/login-service/v1/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({
      username: "demo@parlour.example",
      password: "Parlour-demo-1",
      deviceId: "bench",
    }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
