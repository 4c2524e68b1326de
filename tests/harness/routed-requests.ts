import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const channel = 'tracing:fastify.request.handler:start'

/** How many requests handlers of Fastify answer in this process meanwhile; the others took a shortcut. */
export async function countRouted(act: () => Promise<unknown>): Promise<number> {
  let routed = 0
  const onRouted = () => {
    routed++
  }
  subscribe(channel, onRouted)
  try {
    await act()
  } finally {
    unsubscribe(channel, onRouted)
  }
  return routed
}
