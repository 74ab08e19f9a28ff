import { z } from 'zod';
import { field } from '../ground/call';
import { emailMaxLength, passwordRule, accountFieldRules as rules } from './accounts.terms';

/** A password that is compared: as the login page sends it. Not trimmed: a hash has no blanks. */
export const passwordField = z.string({ error: rules.passwordHash.message }).regex(rules.passwordHash.pattern, {
  error: rules.passwordHash.message,
});
/** A password that is set: as it was typed, for only so can the one rule be held against it. */
export const newPasswordField = z.string({ error: passwordRule.message }).refine(passwordRule.ok, passwordRule.message);

export const emailField = field(rules.email).max(emailMaxLength, `邮箱最多 ${emailMaxLength} 个字符`);
