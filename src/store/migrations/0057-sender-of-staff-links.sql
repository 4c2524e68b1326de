-- Who sent the link; somebody who asked for a new password themselves is their own sender. Without a sender a link does
-- not work, so the version before may still write one.
ALTER TABLE staff_link ADD COLUMN sent_by uuid REFERENCES staff_user ON DELETE CASCADE;

-- A link and its entry in the audit are written in one transaction and have the same time.
UPDATE staff_link AS link
SET sent_by = sender.id
FROM audit
JOIN staff_user AS sender ON sender.id = audit.staff_id
WHERE audit.at = link.created_at
  AND (
    link.purpose = 'invitation' AND audit.action = 'staff_invited' AND audit.after ->> 'role' = link.role
    OR link.purpose = 'new_password' AND audit.action = 'password_link_sent' AND audit.subject_id = link.user_id
  );

CREATE INDEX staff_link_sender ON staff_link (sent_by);

-- One sent by an administrator and one that the person asked for: a stranger who asks cannot void the former.
DROP INDEX staff_link_user;
CREATE UNIQUE INDEX staff_link_user ON staff_link (user_id, (sent_by = user_id)) WHERE user_id IS NOT NULL;
