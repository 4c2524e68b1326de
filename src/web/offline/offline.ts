import { registerWorker } from './register-worker.ts'
import { watchStandIn } from './stand-in.ts'
import { watchUnsentForms } from './unsent-forms.ts'
import { startWorker } from './worker.ts'

/** One file for the page and its service worker: a page that has loaded it has the script of the worker, too. */
if ('document' in self) {
  watchUnsentForms()
  watchStandIn()
  registerWorker()
} else {
  startWorker()
}
