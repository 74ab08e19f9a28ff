/** A machine that stands still for some seconds must not fail a test that is about something else. */
export const waitSeconds = 240;

/** For a state that comes by itself, once it can. */
export const patiently = { timeout: waitSeconds * 1000, interval: 20 };
