import { useState } from 'react'
import { matchPaths } from '../../../domain/api/matching/matching-paths.ts'
import {
  isFree,
  nameOfExpert,
  type Shortlist,
  type ShortlistedExpert,
} from '../../../domain/matching/shortlist.ts'
import { type Answered, callApi, type Failed } from '../../api/call-api.ts'
import type { Unlocked } from '../../applicants/unlocking.tsx'
import { type Trouble, whyChanged } from './why-changed.ts'

type Asked = 'confirm' | 'none'

export type Selection = ReturnType<typeof useSelection>

/** The document's title, with a place for {title}. */
export type Titled = { titled: string }

/** State and actions of an open shortlist. */
export function useSelection({ sent, calls, onLock }: Pick<Unlocked, 'sent' | 'calls' | 'onLock'>) {
  const [shortlist, setShortlist] = useState(sent as Shortlist)
  const [chosenId, setChosenId] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [ending, setEnding] = useState<'made' | 'none'>()
  const [lostName, setLostName] = useState('')
  const chosen = shortlist.experts.find(({ id }) => id === chosenId)

  function end(how: 'made' | 'none') {
    setAsked(undefined)
    setEnding(how)
  }
  function tell({ code }: Failed) {
    if (code !== 'no_session') return setTrouble(code === 'offline' ? code : 'failed')
    setAsked(undefined)
    setTrouble('again')
    onLock()
  }
  /** The conflicting change may be our own earlier attempt, whose response was lost. */
  async function compare(how: 'made' | 'none') {
    const read = await calls.read()
    if (!read.ok) return tell(read)
    const now = read.value as Shortlist
    setShortlist(now)
    setAsked(undefined)
    if (how === 'made' && chosenId && now.chosen_id === chosenId) return end('made')
    setTrouble(whyChanged(now, chosen, how))
    setLostName(chosen ? nameOfExpert(chosen) : '')
    if (now.experts.some((one) => one.id === chosenId && !isFree(one))) setChosenId(undefined)
  }
  async function send(call: Promise<Answered>, how: 'made' | 'none') {
    setTrouble(undefined)
    setSending(true)
    const answer = await call
    if (answer.ok) end(how)
    else if (isOvertaken(answer, how)) await compare(how)
    else tell(answer)
    setSending(false)
  }

  return {
    shortlist,
    chosen,
    asked,
    isSending,
    trouble,
    /** The expert whom the hospital wanted and cannot have. */
    lostName,
    ending,
    choose({ id }: ShortlistedExpert) {
      setTrouble(undefined)
      setChosenId(id)
    },
    ask(what: Asked | undefined) {
      if (isSending) return
      setTrouble(undefined)
      setAsked(what)
    },
    refuse: () => setTrouble('unchosen'),
    confirm() {
      if (!chosen) return
      const { hospital_id, hospital_name } = shortlist
      const choice = {
        hospitals_applications_id: hospital_id,
        hospital_name,
        experts_applications_id: chosen.id,
        expert_name: nameOfExpert(chosen),
      }
      void send(callApi('PUT', matchPaths.selectExpert, { body: choice }), 'made')
    },
    noneSuits: (reason: string) =>
      void send(callApi('POST', matchPaths.refuseShortlist, { body: { reason } }), 'none'),
  }
}

/** The shortlist is stale: a colleague chose first, or a name was corrected. */
function isOvertaken({ code }: Failed, how: 'made' | 'none'): boolean {
  if (code === 'invalid_answers') return how === 'made'
  return ['already_chosen', 'expert_taken', 'expert_unfit', 'wrong_status', 'not_found'].includes(code)
}
