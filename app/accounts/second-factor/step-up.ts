const CONFIRM = "/admin/konto/identitaet";

/** The page that asks for password or passkey and leads on to `from`. */
export const confirmAt = (from: string) => `${CONFIRM}?${new URLSearchParams({ from })}`;
