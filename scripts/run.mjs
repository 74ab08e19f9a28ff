import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export const say = (line) => process.stdout.write(`${line}\n`);

/** What stands in .env counts where the environment does not say otherwise. */
export function readSettings() {
  const file = `${root}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Says how long it took, when it took long enough to be noticed. */
export async function timed(title, work) {
  const began = Date.now();
  const answer = await work();
  const seconds = (Date.now() - began) / 1000;
  if (seconds >= 0.5) say(`${title}用时 ${seconds.toFixed(1)} 秒`);
  return answer;
}

/** Runs a command in the project's root and passes its output on; rejects when it fails. */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // npm on Windows is a script of the shell there.
      shell: command.endsWith('.cmd'),
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(' ')} 以 ${code} 结束`));
    });
  });
}

/** A tool from node_modules, run by this very Node: no shell, the same on every system. */
export const runTool = (path, args, options) =>
  run(process.execPath, [`${root}node_modules/${path}`, ...args], options);
