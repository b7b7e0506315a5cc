/// Instances: one process of an application at a time, which takes the addresses of later starts.
///
/// ```
///  a second start ──lock is held──▶ HandoverClient ──socket──▶ HandoverListener ──▶ the first one
///  a first start ──lock is free──▶ InstanceClaim, which listens
/// ```
///
/// ```swift
/// let rule = AddressRule(schemes: ["market"])
/// guard let folder = try InstanceFolder(id: "org.lamina.market", environment: variable) else { return }
/// switch try InstanceClaim.acquire(folder, handingOver: HandoverMessage([url])) {
/// case .claimed(let claim): claim.listen(by: rule, onFault: complain) { open($0.addresses) }
/// case .handedOver(let process): print("\(process) has it")
/// case .refused(let reason): print(reason)
/// }
/// ```
///
/// It must never open a descriptor for a program that has not asked, or trust what a socket says.
