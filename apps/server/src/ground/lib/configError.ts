/** What whoever starts the server has to change; it needs no stack. */
export class ConfigError extends Error {}
