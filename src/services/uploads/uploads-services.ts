import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import { judgeUpload } from './judge-upload.ts'
import { receiveFiles } from './receive-files.ts'
import { beginUpload, cancelUpload, findUpload, receiveUpload } from './receive-upload.ts'

export function uploadsServices(store: Store) {
  return bindTo(store, { beginUpload, cancelUpload, findUpload, judgeUpload, receiveFiles, receiveUpload })
}
