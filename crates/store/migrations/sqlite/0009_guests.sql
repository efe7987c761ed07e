-- Guests whose name an account takes are called something else; the server fills in their skeletons.
CREATE INDEX guests_by_skeleton ON users (skeleton) WHERE login IS NULL;
