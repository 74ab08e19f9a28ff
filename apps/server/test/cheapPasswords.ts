import { passwordCost } from '../src/ground/lib/passwords';

/** Each login of the tests would take as long as forty of their questions; what is stored remembers its own cost. */
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });
