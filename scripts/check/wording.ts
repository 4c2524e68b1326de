import { lineAt, modulesOf, type Node, parse, walk } from './syntax.ts'
import { type Finding, isTest, type Tree } from './tree.ts'

/** Attributes and props that are shown or read aloud. */
const visible =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|caption|description|heading|hint|label|legend|message|placeholder|summary|text|title)$/

/** All wording is in the message catalogue: JSX contains no literal text. */
export function hardCodedWording(tree: Tree): Finding[] {
  return modulesOf(tree)
    .filter((path) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest(path))
    .flatMap((path) =>
      [...walk(parse(tree, path))].flatMap(visibleTexts).map(({ start, words }) => ({
        path,
        line: lineAt(tree.read(path), start),
        problem: `'${words.trim()}' belongs in the message catalogue`,
      })),
    )
}

type Text = { start: number; words: string }

function visibleTexts(node: Node): Text[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).flatMap(textsIn)
  if (node.type !== 'JSXAttribute' || !node.value) return []
  const { name } = node.name as { name: unknown }
  return typeof name === 'string' && visible.test(name) ? textsIn(node.value as Node) : []
}

function textsIn(node: Node): Text[] {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return wordsIn(node, node.value)
    case 'TemplateLiteral':
      return (node.quasis as Node[]).flatMap((part) => wordsIn(node, (part.value as { raw: string }).raw))
    case 'JSXExpressionContainer':
      return textsIn(node.expression as Node)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((branch) => textsIn(branch as Node))
    case 'LogicalExpression':
      return sidesOf(node, node.operator !== '&&').flatMap(textsIn)
    case 'BinaryExpression':
      return node.operator === '+' ? sidesOf(node, true).flatMap(textsIn) : []
    default:
      return []
  }
}

const sidesOf = ({ left, right }: Node, both: boolean) => (both ? [left, right] : [right]) as Node[]

function wordsIn({ start }: Node, value: unknown): Text[] {
  return typeof value === 'string' && /\p{L}/u.test(value) ? [{ start, words: value }] : []
}
