import { workOnFile } from '../confined/work-on-file.ts'

workOnFile(new URL('./draw-worker.ts', import.meta.url))
