/** Takes one player's closing further: after the request, and whenever money has moved. */
export const closingJob = "account-closing";
/** Takes all closings in progress further. */
export const closingsJob = "account-closings";
