import { dropFolder, newFolder, preparedFolder, startServer, stopInPeace } from './server';

/** Loads the demo world once per run; every server starts from a copy of it. */
export default async function prepareData() {
  const folder = newFolder();
  await stopInPeace(await startServer(folder));
  process.env[preparedFolder] = folder;
  return () => dropFolder(folder);
}
