import type { Feature } from '../../feature';
import { editorRoutes } from './editor.routes';

export const editorFeature: Feature = { consoleRoutes: () => editorRoutes };
