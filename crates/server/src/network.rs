//! A network of addresses, as hosts write it: `10.0.0.0/8`.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr},
    str::FromStr,
};

/// An address or a network in CIDR notation.
///
/// ```
/// use signoria_server::Network;
///
/// let network: Network = "172.16.0.0/12".parse().unwrap();
/// assert!(network.contains("172.20.0.3".parse().unwrap()));
/// assert!(!network.contains("172.32.0.1".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many leading bits count.
    bits: u8,
}

impl Network {
    /// Returns whether an address belongs to the network.
    pub fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let rest = 32 - u32::from(self.bits);
                (u64::from(own.to_bits()) >> rest) == (u64::from(other.to_bits()) >> rest)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differs = own.to_bits() ^ other.to_bits();
                differs.leading_zeros() >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        let address = address.to_canonical();
        Self { address, bits: if address.is_ipv4() { 32 } else { 128 } }
    }
}

impl From<Ipv4Addr> for Network {
    fn from(address: Ipv4Addr) -> Self {
        IpAddr::from(address).into()
    }
}

impl FromStr for Network {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let Some((address, bits)) = text.split_once('/') else {
            return text.parse::<IpAddr>().map(Self::from).map_err(drop);
        };
        let whole = Self::from(address.parse::<IpAddr>().map_err(drop)?);
        let bits = bits.parse().map_err(drop)?;
        if bits <= whole.bits { Ok(Self { bits, ..whole }) } else { Err(()) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address, bits } = self;
        if *self == Self::from(*address) {
            return address.fmt(f);
        }
        write!(f, "{address}/{bits}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_contain_their_addresses_and_no_others() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().contains(address.parse().unwrap())
        };
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.0/31", "192.0.2.1", "192.0.2.2"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("2001:db8::/64", "2001:db8::5", "2001:db8:0:1::5"),
            ("10.0.0.0/8", "::ffff:10.1.2.3", "::1"),
        ] {
            assert!(holds(network, inside), "{inside} is in {network}");
            assert!(!holds(network, outside), "{outside} is not in {network}");
        }
        assert!(holds("0.0.0.0/0", "203.0.113.9") && holds("::/0", "2001:db8::1"));
    }

    #[test]
    fn what_is_no_network_is_refused_and_the_rest_is_written_as_it_was() {
        for bad in ["", "here", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10/8"] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
        for good in ["10.0.0.0/8", "127.0.0.1", "::1", "fd00::/8"] {
            assert_eq!(good.parse::<Network>().unwrap().to_string(), good);
        }
    }
}
