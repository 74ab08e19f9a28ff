import { run } from './run.mjs';

const git = async (...args) => (await run('git', args, { quiet: true })).split('\n').filter(Boolean);

/** Since this branch left main, with what is not committed; on an untouched main, the last commit. */
async function changedFiles() {
  const [left] = await git('merge-base', 'HEAD', 'main').catch(() => ['HEAD']);
  const since = async (commit) => git('diff', '--name-only', commit);
  const files = [...(await since(left)), ...(await git('ls-files', '--others', '--exclude-standard'))];
  return files.length > 0 ? files : since('HEAD~1');
}

const rooms = [
  // A room of the server or of a page: all its tests.
  [/^apps\/server\/src\/\w+\/\w+\//, ([folder]) => [folder]],
  [/^apps\/(storefront|console)\/src\/(features\/\w+\/\w+\/|\w+\/)/, ([folder]) => [folder]],
  // A file of the contract: its rules, and the room that keeps them.
  [/^packages\/contract\/src\/(\w+)\/(\w+)/, ([file, wing, feature]) => [file, `apps/server/src/${wing}/${feature}/`]],
  [/^packages\/[\w-]+\/src\//, ([folder]) => [folder]],
];

/** What to test of a change: the folders of its tests, the projects whose types it may break, its journeys. */
export async function changed(projects) {
  const files = await changedFiles();
  const roomsOf = (file) => {
    for (const [pattern, folders] of rooms) {
      const found = file.match(pattern);
      if (found) return folders(found);
    }
    return [];
  };
  return {
    folders: [...new Set(files.flatMap(roomsOf))],
    projects: projects.filter((project) => files.some((file) => file.startsWith(`${project}/`))),
    journeys: files.filter((file) => /^e2e\/\w+\.spec\.ts$/.test(file)),
  };
}
