import { notificationBadge } from "@parlour/rules/notification-badge";

/** A count: hidden at zero, and `999+` above 999. The control that contains it says what is counted. */
export function CountBadge({ count }: { count: number }) {
  const text = notificationBadge(count);
  if (text === null) return null;
  return (
    <span className="min-w-[18px] rounded-full bg-oxblood px-[5px] text-center text-2xs leading-[18px] font-semibold text-white">
      {text}
    </span>
  );
}
