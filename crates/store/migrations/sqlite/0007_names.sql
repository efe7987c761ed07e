-- Names that look alike have the same skeleton; the server fills it in for accounts that have none yet.
ALTER TABLE users ADD COLUMN skeleton TEXT;
CREATE INDEX users_by_skeleton ON users (skeleton) WHERE login IS NOT NULL;

-- The first account ever is the admin. A database that has had an account has had its first one, even if it
-- was erased since.
INSERT INTO house (name, value)
SELECT 'founded', '1' WHERE EXISTS (SELECT 1 FROM users WHERE login IS NOT NULL OR admin OR forgotten);
