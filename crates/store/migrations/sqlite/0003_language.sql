-- The language of mail.
ALTER TABLE notices ADD COLUMN lang TEXT NOT NULL DEFAULT 'en';
