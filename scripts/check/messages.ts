import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { modulesOf, type Node, parse, walk } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

const catalogue = 'src/domain/messages/en.ts'

export async function missingWording(tree: Tree): Promise<Finding[]> {
  return (await messagesOf(tree))
    .filter(({ sentences }) => sentences.length === 0 || sentences.some((sentence) => !sentence.trim()))
    .map(({ key }) => ({ path: catalogue, problem: `'${key}' has no wording` }))
}

export async function unusedMessages(tree: Tree): Promise<Finding[]> {
  const used = new Set<unknown>()
  const templates: Node[] = []
  const speaking = modulesOf(tree).filter(
    (path) => /^src\/(?!domain\/messages\/en)/.test(path) && !isTest(path),
  )
  for (const path of speaking) {
    for (const node of walk(parse(tree, path))) {
      if (node.type === 'Literal') used.add(node.value)
      if (node.type === 'TemplateLiteral') templates.push(node)
      if (node.type === 'Property') used.add(`${formOf(path)}.${(node.key as Node).name}`)
    }
  }
  return (await messagesOf(tree))
    .filter(({ key }) => !used.has(key) && !templates.some((template) => composes(template, key)))
    .map(({ key }) => ({ path: catalogue, problem: `nothing says '${key}'` }))
}

type Message = { key: string; sentences: readonly string[] }

/** A message is one sentence, or one for each plural form. */
async function messagesOf(tree: Tree): Promise<Message[]> {
  const { en } = await import(pathToFileURL(join(tree.root, catalogue)).href)
  return Object.entries<Record<string, unknown>>(en).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, message]) => ({
      key: `${area}.${name}`,
      sentences: typeof message === 'string' ? [message] : Object.values(message as Record<string, string>),
    })),
  )
}

/** The label of a field has the key `<form>.<field>`. */
const formOf = (path: string) =>
  path.match(/^src\/domain\/forms\/([a-z-]+)/)?.[1]?.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Code may compose a key, as in `errors.${code}`. */
function composes({ quasis }: Node, key: string): boolean {
  const parts = (quasis as Node[]).map(({ value }) => (value as { raw: string }).raw)
  const [head = '', tail = ''] = [parts.at(0), parts.at(-1)]
  return head.includes('.') && key.startsWith(head) && key.endsWith(tail)
}
