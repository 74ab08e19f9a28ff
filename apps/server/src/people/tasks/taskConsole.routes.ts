import type { consoleTaskCalls } from '@yigou/contract/people/tasks.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { pageAllTasks } from './taskConsole.service';

export const consoleTaskRoutes: ConsoleRoutes<typeof consoleTaskCalls> = { 'Task/GetPage': pageAllTasks };
