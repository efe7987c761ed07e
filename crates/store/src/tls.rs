//! TLS to a `PostgreSQL` database, by rustls.

use std::{path::Path, sync::Arc};

use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::{
    self, CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    },
    crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature},
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject as _},
};

use crate::StoreError;

/// How much of the database's certificate is verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CertificateCheck {
    /// Nothing: the connection is encrypted, but anyone in between may pose as the database.
    Nothing,
    /// A trusted authority signed it.
    Chain,
    /// A trusted authority signed it for this host name.
    ChainAndName,
}

/// Makes what connects by TLS. The trusted authorities are those of the file, or the public ones.
pub fn connector(
    check: CertificateCheck,
    root_file: Option<&Path>,
) -> Result<MakeRustlsConnect, StoreError> {
    let failed = |error: &dyn std::fmt::Display| StoreError::Database(error.to_string());
    let provider = Arc::new(ring::default_provider());
    let roots = Arc::new(roots(root_file)?);
    let config = ClientConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()
        .map_err(|error| failed(&error))?;
    let builder = WebPkiServerVerifier::builder_with_provider(roots.clone(), provider.clone());
    let chain = builder.build().map_err(|error| failed(&error))?;
    let config = match check {
        CertificateCheck::ChainAndName => config.with_root_certificates(roots),
        CertificateCheck::Chain | CertificateCheck::Nothing => {
            let chain = (check == CertificateCheck::Chain).then_some(chain);
            let verifier = Arc::new(LenientVerifier { chain, provider });
            config.dangerous().with_custom_certificate_verifier(verifier)
        }
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

fn roots(file: Option<&Path>) -> Result<RootCertStore, StoreError> {
    let Some(file) = file else {
        return Ok(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() });
    };
    let failed = |error: &dyn std::fmt::Display| {
        StoreError::Database(format!("{}: {error}", file.display()))
    };
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| failed(&error))? {
        let certificate = certificate.map_err(|error| failed(&error))?;
        roots.add(certificate).map_err(|error| failed(&error))?;
    }
    if roots.is_empty() {
        return Err(failed(&"the file has no certificate"));
    }
    Ok(roots)
}

/// Verifies the chain of a certificate at most, never the host name. Signatures are always verified.
#[derive(Debug)]
struct LenientVerifier {
    chain: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for LenientVerifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(chain) = &self.chain else { return Ok(ServerCertVerified::assertion()) };
        // The name is verified after everything else.
        match chain.verify_server_cert(certificate, intermediates, name, ocsp, now) {
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
