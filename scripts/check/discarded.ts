import { type ArrowFunction, type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isAwaitExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isParenthesizedExpression,
  isVoidExpression,
} from 'typescript/unstable/ast/is'

/** The expressions of a module whose values nothing uses. */
export function discardedIn(module: Node): Expression[] {
  const found = new Set<Expression>()
  for (const node of nodesOf(module)) {
    if (isExpressionStatement(node) || isVoidExpression(node)) {
      for (const expression of operands(node.expression)) found.add(expression)
    } else if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.CommaToken) {
      for (const expression of operands(node.left)) found.add(expression)
    }
  }
  return [...found]
}

type ConciseFunction = ArrowFunction & { body: Expression }

/** Functions whose value is a call in their body, as in `() => save()`. */
export const conciseFunctionsIn = (module: Node): ConciseFunction[] =>
  nodesOf(module).filter(
    (node): node is ConciseFunction =>
      isArrowFunction(node) && !isBlock(node.body) && operands(node.body).some(isCallExpression),
  )

/** What a discarded expression is made of; an assignment keeps its value. */
function operands(expression: Expression): Expression[] {
  if (isParenthesizedExpression(expression) || isAwaitExpression(expression)) {
    return operands(expression.expression)
  }
  if (isConditionalExpression(expression)) {
    return [...operands(expression.whenTrue), ...operands(expression.whenFalse)]
  }
  if (!isBinaryExpression(expression)) return [expression]
  const { left, operatorToken, right } = expression
  return joining.has(operatorToken.kind) ? [...operands(left), ...operands(right)] : []
}

const joining: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.CommaToken,
])

function nodesOf(node: Node, found: Node[] = []): Node[] {
  found.push(node)
  node.forEachChild((child) => {
    nodesOf(child, found)
  })
  return found
}
