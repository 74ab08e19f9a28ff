export { CallError, call, listenToCalls, quietCall, requestTimeoutMs, TransportError } from './call';
export { clickGuardMs, useClickGuard } from './clickGuard';
export { type Door, useDoor } from './door';
export { download, saveAs } from './download';
export { LazyImage } from './LazyImage';
export { MessageHost } from './MessageHost';
export { alertBox, confirmBox, toast } from './messages';
export { Price } from './Price';
export { hashPassword } from './password';
export { queryKey, useApiMutation, useApiQuery } from './query';
export { serverNow } from './serverClock';
export {
  dropLogin,
  hasToken,
  keepLogin,
  keepSidebarOpen,
  keepSite,
  readSidebarOpen,
  readToken,
  rememberCredential,
  renameSession,
  useSession,
} from './session';
export { upload } from './upload';
