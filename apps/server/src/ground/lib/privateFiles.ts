/** Licences, mail and keys lie in the data folder: nobody else on the machine has business there. */
export const privateFolder = { recursive: true, mode: 0o700 } as const;
export const privateFile = { mode: 0o600 };
