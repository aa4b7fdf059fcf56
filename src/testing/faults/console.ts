/** What the application says of calls that failed, for whoever looks into it. */
export const told = [/ApiError: /, /Error in route match: /];
