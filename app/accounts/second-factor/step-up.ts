/** The page that asks for password or passkey and leads on to `from`. */
export const confirmAt = (from: string) => `/admin/konto/identitaet?${new URLSearchParams({ from })}`;
