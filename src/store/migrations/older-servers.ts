/** The first version that recomputes a generated column in place. */
const setsExpressions = 17

const statement = /ALTER TABLE (\w+)\s+ALTER COLUMN \w+ SET EXPRESSION AS [\s\S]*?;\n/g

/** A column on which the generated columns of the table depend. */
const bases: Readonly<Record<string, string>> = {
  application: 'answers',
  contact_message: 'answers',
  audit: 'actor',
}

/**
 * The statements of a migration for the server's version. A column keeps its expression on older servers, where an
 * update computes its values again, without triggers: the new expressions differ in speed only.
 */
export function statementsFor(serverVersion: number, text: string): string {
  if (serverVersion >= setsExpressions) return text
  return text.replaceAll(statement, (_, table: string) => {
    const base = bases[table]
    if (!base) throw new Error(`No column of ${table} is known that computes its generated columns again`)
    return `ALTER TABLE ${table} DISABLE TRIGGER USER;
UPDATE ${table} SET ${base} = ${base};
ALTER TABLE ${table} ENABLE TRIGGER USER;
`
  })
}
