import { StartupProblem } from './store/postgres/startup-problem.ts'

type Address = { host: string; port: number }

const notOurs = ({ host }: Address, prefix: string) =>
  `${host} is not an address of this machine: set ${prefix}HOST to one that is.`
const unknown = ({ host }: Address, prefix: string) =>
  `No address is known for ${host}: set ${prefix}HOST to one of this machine.`

const sentences: Readonly<Record<string, (address: Address, prefix: string) => string>> = {
  EADDRINUSE: ({ port }, prefix) =>
    `Port ${port} is taken: stop the other program or set ${prefix}PORT to another.`,
  EACCES: ({ port }, prefix) =>
    `This user may not listen on port ${port}: set ${prefix}PORT to 1024 or more.`,
  EADDRNOTAVAIL: notOurs,
  EAFNOSUPPORT: notOurs,
  EINVAL: notOurs,
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
}

/** Turns a listen error into a sentence with the setting to change. */
export function listenProblem(address: Address, prefix: '' | 'ASTER_METRICS_' = '') {
  return (error: NodeJS.ErrnoException): never => {
    const sentence = sentences[error.code ?? '']
    throw sentence ? new StartupProblem(sentence(address, prefix)) : error
  }
}
