/** The job that advances one player's closing: after the request, and whenever money has moved. */
export const closingJob = "account-closing";
/** The job that advances all closings in progress. */
export const closingsJob = "account-closings";
