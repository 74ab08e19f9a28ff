import { writeFileSync } from 'node:fs';

/** Where `StrayErrors` leaves its count. */
export const strayErrorsFile = 'STRAY_ERRORS_FILE';

/** For vitest: errors that no test waited for. The JSON report does not know them, and calls such a run a success. */
export default class StrayErrors {
  onTestRunEnd(_modules, unhandledErrors) {
    const file = process.env[strayErrorsFile];
    if (file) writeFileSync(file, String(unhandledErrors.length));
  }
}
