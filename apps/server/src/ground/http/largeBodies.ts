import { DomainError } from '../lib/domainError';

const megabyte = 1024 * 1024;

/** What is being received and worked on lies in memory: so much at once, and so many of one sender. */
type Limits = { mostBytes: number; mostEach: number };

/** Whoever has no session cannot keep out who has one. */
export const knownSenders: Limits = { mostBytes: 48 * megabyte, mostEach: 2 };
export const unknownSenders: Limits = { mostBytes: 24 * megabyte, mostEach: 2 };

/** Answers how to leave again. */
export type Room = (sender: string, bytes: number) => () => void;

export function createRoom({ mostBytes, mostEach }: Limits): Room {
  let taken = 0;
  const inside = new Map<string, number>();
  return (sender, bytes) => {
    const own = inside.get(sender) ?? 0;
    if (own >= mostEach || taken + bytes > mostBytes) throw new DomainError('bodiesTooMany');
    taken += bytes;
    inside.set(sender, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      taken -= bytes;
      const others = (inside.get(sender) ?? 1) - 1;
      if (others > 0) inside.set(sender, others);
      else inside.delete(sender);
    };
  };
}

export type Rooms = { known: Room; strangers: Room };

export const createRooms = (): Rooms => ({ known: createRoom(knownSenders), strangers: createRoom(unknownSenders) });
