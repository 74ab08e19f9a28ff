import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the server package, from the sources as well as from the bundle. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

export const migrationsFolder = join(packageFolder(), 'migrations');
export const consoleFolder = join(packageFolder(), '../console/dist');
/** The year behind the demo customers, as `npm run demo` has stored it. */
export const demoYearFile = join(packageFolder(), 'demo/year.json.br');
/** A picture of a licence that somebody of the demo registers with. */
export const demoLicence = (name: string) => join(packageFolder(), 'demo/licences', name);
/** An empty database as this version of PGlite makes it, stored by `npm run demo`. */
export const freshPgliteFile = (version: string) => join(packageFolder(), `demo/pglite-${version}.tar.br`);
export const storefrontFolder = join(packageFolder(), '../storefront/dist');
/** What runs in a thread of its own is started from its own file, whether the server is bundled or not. */
export const workerFile = (name: string) => join(packageFolder(), 'workers', name);
