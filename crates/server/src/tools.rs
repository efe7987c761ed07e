//! Administration of users and tables, for the admin page and the terminal.

use std::sync::Arc;

use signoria_store::{Act, Actor, Store, StoreError, User};

use crate::{Clock, auth, names, prune};

/// Lifetime of a link for a new password, in milliseconds.
const RESET_LIFE_MILLIS: i64 = 86_400_000;

/// Finds a user: by the name of an account, or by `id:` and the number of any user.
pub async fn find_user(store: &Arc<Store>, text: &str) -> Result<Option<User>, StoreError> {
    if let Some(id) = text.strip_prefix("id:").and_then(|id| id.parse().ok()) {
        return store.user(id).await;
    }
    for login in [names::login(text), names::old_login(text)] {
        if let Some((user, _)) = store.account(login).await? {
            return Ok(Some(user));
        }
    }
    Ok(None)
}

/// Creates a link with which an account chooses a new password, once and within a day; returns the path of
/// the page. The code is behind a `#`, so that no server on the way logs it.
pub async fn reset_password(
    store: &Arc<Store>,
    actor: Actor,
    user: i64,
) -> Result<String, StoreError> {
    let code = auth::random::<32>()
        .map_err(|_| StoreError::Database("the system gives no random bytes".to_owned()))?;
    let code = auth::hex(&code);
    let expires = Clock::wall().now() + RESET_LIFE_MILLIS;
    let act = Act::ResetPassword { user, hash: auth::hash(&code), expires };
    store.administer(actor, act).await?;
    Ok(format!("/reset#{code}"))
}

/// Removes the finished tables of guests that did not change for this many days; returns their keys.
pub async fn prune(store: &Arc<Store>, actor: Actor, days: u32) -> Result<Vec<String>, StoreError> {
    let before = Clock::wall().now() - i64::from(days) * prune::DAY_MILLIS;
    prune::remove_old(store, actor, before).await
}
