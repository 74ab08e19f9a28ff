import { emptyRegister, type RegisterValues } from './register.rules';

const key = 'registerDraft';

/** Neither a password nor a consent outlives the page. */
const withoutSecrets = (values: RegisterValues): RegisterValues => ({
  ...values,
  password: '',
  repeated: '',
  agreed: false,
});

/** Storage may be switched off or full; the form then works without a draft. */
export function keepDraft(values: RegisterValues) {
  try {
    sessionStorage.setItem(key, JSON.stringify(withoutSecrets(values)));
  } catch {}
}

export function readDraft(): RegisterValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return withoutSecrets({ ...emptyRegister, ...(stored as Partial<RegisterValues>) });
  } catch {
    return emptyRegister;
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
