import { type OperatorFunction, operatorFunctionLabels } from '@yigou/contract/ground/functions';
import { operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import styles from './OperatorsPage.module.css';
import { useRoles } from './operators.api';

const functions = Object.keys(operatorFunctionLabels) as OperatorFunction[];

/** What each role may do. Roles are part of the program; who holds them is decided above. */
export function RoleTable() {
  const { data } = useRoles();
  if (!data) return null;
  const roles = data.resultData;
  return (
    <section className={styles.part} aria-label="角色与功能">
      <h2>角色与功能</h2>
      <table className={styles.roles}>
        <thead>
          <tr>
            <th scope="col">功能</th>
            {roles.map(({ role }) => (
              <th key={role} scope="col">
                {operatorRoleLabels[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {functions.map((code) => (
            <tr key={code}>
              <th scope="row">{operatorFunctionLabels[code]}</th>
              {roles.map(({ role, functions: held }) => (
                <td key={role}>{held.includes(code) ? '有' : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
