import { z } from 'zod';
import { emailMaxLength, accountFieldRules as rules } from './accounts.terms';
import { field } from './call';

/** Not trimmed: a hash has no blanks, and one that has is not ours. */
export const passwordField = z.string({ error: rules.passwordHash.message }).regex(rules.passwordHash.pattern, {
  error: rules.passwordHash.message,
});
export const emailField = field(rules.email).max(emailMaxLength, `邮箱最多 ${emailMaxLength} 个字符`);
