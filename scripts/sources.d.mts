export function isBuilt(): boolean;
export function noteBuild(): void;
