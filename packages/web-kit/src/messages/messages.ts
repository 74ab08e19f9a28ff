import { CallError } from '../client/callErrors';

/** One place that holds what floats above the page: short messages and one box that asks. `MessageHost` draws it. */
type ToastKind = 'success' | 'error' | 'info';
type Toast = { key: number; kind: ToastKind; text: string; at: number };
export type Box = {
  title: string;
  text: string;
  confirmText: string;
  /** Absent: an alert with one button that cannot be closed in any other way. */
  cancelText?: string;
  answer: (confirmed: boolean) => void;
};
type Messages = { toasts: readonly Toast[]; boxes: readonly Box[] };

const errorToastMs = 5000;
const otherToastMs = 3000;

let messages: Messages = { toasts: [], boxes: [] };
let lastKey = 0;
const watchers = new Set<() => void>();

function change(next: Partial<Messages>) {
  messages = { ...messages, ...next };
  for (const watcher of watchers) watcher();
}

export const readMessages = () => messages;

export function watchMessages(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export const closeToast = (key: number) => change({ toasts: messages.toasts.filter((each) => each.key !== key) });

function show(kind: ToastKind, text: string, ms: number) {
  // The same text twice says nothing new: it only starts its time again.
  const others = messages.toasts.filter((each) => each.text !== text || each.kind !== kind);
  lastKey += 1;
  const key = lastKey;
  change({ toasts: [...others, { key, kind, text, at: Date.now() }] });
  setTimeout(() => closeToast(key), ms);
}

export const toast = {
  success: (text: string) => show('success', text, otherToastMs),
  info: (text: string) => show('info', text, otherToastMs),
  error: (text: string) => show('error', text, errorToastMs),
};

/** What is said in the moment of leaving is meant for the next page. */
const sameMomentMs = 1000;

/** A message belongs to the page it was shown on; an error stays its time wherever one goes. */
export function endToasts(leftAt = Date.now()) {
  change({ toasts: messages.toasts.filter(({ kind, at }) => kind === 'error' || at > leftAt - sameMomentMs) });
}

function ask(box: Omit<Box, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Box = {
      ...box,
      answer: (confirmed) => {
        change({ boxes: messages.boxes.filter((each) => each !== asked) });
        resolve(confirmed);
      },
    };
    change({ boxes: [...messages.boxes, asked] });
  });
}

type BoxWords = { title?: string; text: string; confirmText?: string };

/** Titled by what is about to be done. */
export const confirmBox = ({
  text,
  confirmText = '确定',
  title = confirmText === '确定' ? '提示' : confirmText,
  cancelText = '取消',
}: BoxWords & { cancelText?: string }) => ask({ title, text, confirmText, cancelText });

export const alertBox = ({ title = '提示', text, confirmText = '确定' }: BoxWords) => ask({ title, text, confirmText });

/** Back, forward or an edited address: whoever leaves the page has no answer to give. An alert stays. */
export function dismissBoxes() {
  for (const box of messages.boxes) if (box.cancelText !== undefined) box.answer(false);
}

/** What the server refused, in its own words. A broken line has been shown already. */
export function showRefusal(error: unknown) {
  if (error instanceof CallError) toast.error(error.message);
}
