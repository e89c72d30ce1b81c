/** The page where an admin sets what the site says of its dealer. */
export const COMPANY_PAGE = "/admin/einstellungen/firma";
