import type { ComponentType } from 'react';

let wantedPath = '/';

/** The guard notes where each navigation leads: a reload has to arrive there. */
export const noteWantedPath = (path: string) => {
  wantedPath = path;
};

const reloadedKey = 'reloaded-for-new-version';
const never = new Promise<never>(() => {});

/**
 * After a deployment the scripts an open page asks for may be gone. One reload gets the new version; if that does not
 * help either, the error page says so.
 */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  try {
    const module = await load();
    sessionStorage.removeItem(reloadedKey);
    return module;
  } catch (error) {
    if (sessionStorage.getItem(reloadedKey)) {
      sessionStorage.removeItem(reloadedKey);
      throw error;
    }
    sessionStorage.setItem(reloadedKey, '1');
    location.hash = wantedPath;
    location.reload();
    return never;
  }
}

export const lazyPage = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadChunk(load) });
