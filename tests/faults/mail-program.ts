import { smtpTransport } from '../../src/mail/transport/smtp/smtp-transport.ts'
import { deliverMail } from '../../src/services/mail/deliver-mail.ts'
import { openStore } from '../../src/store/open-store.ts'
import { quickTimes } from '../harness/mail/post-office.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'

/** A process for fault tests to kill: it sends the mails of the outbox until its input ends. */
const [databaseUrl = '', smtpUrl = '', leaseMs = ''] = process.argv.slice(2)

const store = await openStore({ databaseUrl, dataDir: '', databasePool: 5, log: quiet })
const sender = { address: 'registry@aster.example', site: new URL('https://aster.example') }
const office = deliverMail(store, smtpTransport(smtpUrl), sender, { ...quickTimes, leaseMs: Number(leaseMs) })
console.log('open')
process.stdin.resume().once('end', async () => {
  await office.close()
  await store.close()
})
