import { formatDate } from '@yigou/contract/ground/time';
import { addDays, addHours } from '../../ground/lib/clock';
import type { Chance } from './chance';

/** The first moment of the day in Shanghai. */
export const dayOf = (time: Date): Date => new Date(`${formatDate(time)}T00:00:00+08:00`);

const holidays = ['01-01', '05-01', '05-02', '05-03', '10-01', '10-02', '10-03', '10-04', '10-05', '10-06', '10-07'];

/** Of a first moment of a day. */
function isFree(day: Date): boolean {
  const weekday = addHours(day, 8).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(formatDate(day).slice(5));
}

const opens = 9;
const closes = 18;

/** People do not act at full minutes. */
export const addSeconds = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

export const atWork = (day: Date, chance: Chance): Date =>
  addSeconds(day, chance.between(opens * 3600, closes * 3600 - 1));

export type Calendar = {
  isWorkday: (day: Date) => boolean;
  /** So many hours on; what falls into the night or a free day happens the morning after. */
  after: (time: Date, leastHours: number, mostHours: number) => Date;
};

/** The last day is worked on whatever it is: a demo that is opened on a Monday has something of yesterday. */
export function calendarUntil(until: Date, chance: Chance): Calendar {
  const lastDay = addDays(until, -1).getTime();
  const isWorkday = (day: Date) => day.getTime() === lastDay || !isFree(day);
  const nextMorning = (day: Date): Date => {
    let next = addDays(day, 1);
    while (!isWorkday(next) && next < until) next = addDays(next, 1);
    return addSeconds(next, chance.between(opens * 3600, (opens + 2) * 3600));
  };
  return {
    isWorkday,
    after: (time, leastHours, mostHours) => {
      const wanted = addSeconds(time, chance.between(leastHours * 3600, mostHours * 3600));
      const day = dayOf(wanted);
      const hour = (wanted.getTime() - day.getTime()) / 3_600_000;
      if (hour < opens && isWorkday(day)) return addHours(wanted, opens - Math.floor(hour));
      return hour >= closes || !isWorkday(day) ? nextMorning(day) : wanted;
    },
  };
}

type Entry = { at: Date; act: () => Promise<void> };
export type Agenda = { add: (at: Date, act: Entry['act']) => void };

/** What is to happen, done in the order of its time; what lies behind the end never happens. */
export function agendaUntil(until: Date, setNow: (now: Date) => void) {
  const entries: Entry[] = [];
  const add: Agenda['add'] = (at, act) => {
    if (at >= until) return;
    const later = entries.findIndex((entry) => entry.at > at);
    entries.splice(later < 0 ? entries.length : later, 0, { at, act });
  };
  const run = async () => {
    for (let entry = entries.shift(); entry; entry = entries.shift()) {
      setNow(entry.at);
      await entry.act();
    }
  };
  return { add, run };
}
