/** A machine that stands still for some seconds must not fail a test that is about something else. */
export const waitSeconds = 120;
