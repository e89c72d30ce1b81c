export function isBuilt(): boolean;
export function newBuildFolder(): string;
export function makeCurrent(folder: string): void;
