import { sayWhy, useChange } from '../call-state.tsx'
import { useDesk } from '../desk-context.ts'
import type { Marked } from './marked-result.tsx'

type Answer<Order> = Marked & { undo: readonly Order[] }

/** Marks applications; the message that `say` returns offers to undo it. */
export function useMark<Order>(
  mark: (order: Order) => Promise<Answer<Order>>,
  { sayDone, onClose }: { sayDone: (count: number) => string; onClose: () => void },
) {
  const { t, say } = useDesk()
  const undo = useChange(
    (orders: readonly Order[]) =>
      markAll(orders, mark).catch((error: Error) => {
        say({ message: sayWhy(error, t) })
        throw error
      }),
    ({ count, rest }) =>
      say({ message: t(rest > 0 ? 'desk.marksBackSome' : 'desk.marksBack', { count, rest }) }),
  )
  const marking = useChange(mark, ({ done, refused, undo: orders }) => {
    const action = { label: t('desk.takeBack'), onClick: () => undo.mutate(orders) }
    if (done.length > 0) say({ message: sayDone(done.length), ...(orders.length > 0 && { action }) })
    if (refused.length === 0) onClose()
  })
  const orders = marking.data?.undo ?? []
  /** Takes the marks back from a dialog, which covers the message. */
  const takeBack = () => {
    onClose()
    undo.mutate(orders)
  }
  return { ...marking, takeBack: orders.length > 0 ? takeBack : undefined }
}

async function markAll<Order>(orders: readonly Order[], mark: (order: Order) => Promise<Marked>) {
  let [count, rest] = [0, 0]
  for (const order of orders) {
    const { done, refused } = await mark(order)
    count += done.length
    rest += refused.length
  }
  return { count, rest }
}
