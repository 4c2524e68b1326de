import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const channel = 'tracing:fastify.request.handler:start'

/** The number of requests that Fastify handlers answer in this process during the call; the others bypass routing. */
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
