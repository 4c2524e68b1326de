import { type Plugin, parseAst } from 'vite'

/** Called with every transition, but for features that no page uses: replaced by empty functions. */
const idle = [
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  // Searches for images and styles that <Suspense> waits for, and shows the browser's progress indicator.
  'accumulateSuspenseyCommitOnFiber',
  'defaultOnDefaultTransitionIndicator',
  // Hints to the browser, which may ignore them.
  'preconnectAs',
  'preload',
  'preloadModule',
]

/** Called only by features that no page uses: replaced by functions that throw, so that the first use is noticed. */
const unused = [
  // <ViewTransition>
  'applyViewTransitionToHostInstances',
  'commitAfterMutationEffectsOnFiber',
  'createViewTransitionInstance',
  'getViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'startViewTransition',
  // A ref on a fragment
  'FragmentInstance',
  'addFragmentHandleToFiber',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // <title>, <meta>, <link>, <style> and <script>, which React would move into the head; <html>, <head> and <body>
  'acquireResource',
  'commitHostSingletonAcquisition',
  'createHoistableInstance',
  'getHydratableHoistableCache',
  'getResource',
  'insertSuspendedStylesheets',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preloadResource',
  'releaseSingletonInstance',
  'resolveSingletonInstance',
  'suspendResource',
  // <Suspense>, and what it hides and shows again; promises that are read while drawing
  'attachPingListener',
  'attachSuspenseRetryListeners',
  'clearHydrationBoundary',
  'commitSuspenseHydrationCallbacks',
  'cutOffTailIfNeeded',
  'findFirstSuspended',
  'hideOrUnhideAllChildren',
  'recursivelyTraverseAtomicPassiveEffects',
  'recursivelyTraverseDisappearLayoutEffects',
  'recursivelyTraverseDisconnectPassiveEffects',
  'recursivelyTraverseReappearLayoutEffects',
  'recursivelyTraverseReconnectPassiveEffects',
  'replaySuspendedUnitOfWork',
  'scheduleRetryEffect',
  'trackUsedThenable',
  'updateDehydratedSuspenseComponent',
  'updateOffscreenComponent',
  'updateSuspenseComponent',
  // A function as the action of a form
  'TransitionAwareHostComponent',
  'ensureFormComponentIsStateful',
  'recursivelyResetForms',
  // <Activity>, <SuspenseList>, useActionState, custom elements, the compiler, findDOMNode, unstable_scheduleHydration
  'attemptExplicitHydrationTarget',
  'commitActivityHydrationCallbacks',
  'findCurrentFiberUsingSlowPath',
  'mountActionState',
  'refreshCache',
  'rerenderActionState',
  'setPropOnCustomElement',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'useMemoCache',
]

/** Called by pages, too: only the part for unused features is removed. */
const partly = {
  // No image or stylesheet is waited for.
  waitForCommitToBeReady: '{ return null }',
  // Without an action, a transition has begun while a form was sent: only useFormStatus, which no page uses, would tell.
  startHostTransition: '{ if (action !== null) leftOut() }',
}

/** The names of components in errors, which a production build has shortened to letters. */
const nameless = ['getComponentNameFromType', 'getStackByFiberInDevAndProd']

/** Methods of objects that only the functions above create. */
const methods = ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.']

type Node = ReturnType<typeof parseAst>['body'][number]

/** Empties the functions of React DOM for features that no page uses; the bundler drops what only they called. */
export function leanReact(code: string): string {
  const left = new Map([
    ...idle.map((name) => [name, '{}'] as const),
    ...unused.map((name) => [name, '{ leftOut() }'] as const),
    ...Object.entries(partly),
    ...nameless.map((name) => [name, "{ return '' }"] as const),
  ])
  for (const name of signals) left.set(`${name}Exception`, '{}')
  let lean = ''
  let from = 0
  for (const { start, end, by } of parseAst(code).body.flatMap((node) => cutOf(node, code, left))) {
    lean += code.slice(from, start) + by
    from = end
  }
  if (left.size > 0) throw new Error(`React DOM has no ${[...left.keys()].join(', ')} any more`)
  return `${lean}${code.slice(from)}\nfunction leftOut() { throw new Error('left out by scripts/lean-react.ts') }\n`
}

/**
 * React throws these and compares them by identity, so they need no stack trace; while an inspector listens, V8 parses
 * the whole script again to record one.
 */
const signals = ['HydrationMismatch', 'Suspense', 'SuspenseyCommit', 'SuspenseAction', 'SelectiveHydration']

function cutOf(node: Node, code: string, left: Map<string, string>) {
  const { type, start, end } = node
  if (type === 'ExpressionStatement' && methods.some((name) => code.startsWith(name, start)))
    return [{ start, end, by: '' }]
  if (type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return []
      const by = left.get(id.name)
      left.delete(id.name)
      return by ? [{ start: init.start, end: init.end, by }] : []
    })
  if (type !== 'FunctionDeclaration' || !node.id || !node.body) return []
  const by = left.get(node.id.name)
  left.delete(node.id.name)
  return by ? [{ start: node.body.start, end: node.body.end, by }] : []
}

export const leanReactDom: Plugin = {
  name: 'lean-react-dom',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: leanReact,
  },
}
