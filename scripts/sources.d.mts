export function isBuilt(): boolean;
export function recordBuild(): void;
