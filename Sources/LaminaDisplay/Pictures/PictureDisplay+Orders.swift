import LaminaDrawing
import LaminaGeometry
import LaminaLayers

extension PictureDisplay {
  /// Brings a layer in line with what is needed of it.
  func update(_ entry: LayerEntry, for need: RangeWalk.Need, scale: CGFloat) {
    entry.meet(isVisible: need.isVisible, group: need.group, policy: need.policy)
    if need.isSuspended { cancelOrders(of: entry) }
    let isPassing = need.isPassing && !terms.waitsForAll && !need.isSynchronous
    if isPassing { takeBackQueued(of: entry) }
    if let newest = newest(of: entry, for: need, scale: scale) {
      keepPicture(newest, of: entry, for: need)
    } else if need.isSuspended {
      entry.isBehind = true
    } else if isPassing {
      entry.isBehind = true
      if need.isVisible { pass() }
    } else {
      order(need, for: entry, scale: scale)
    }
    if !need.isVisible, !need.isSuspended { hideOverhang(of: entry, for: need) }
    if need.isVisible { entry.newest?.wasSeen = true }
  }

  /// Gives up a picture of an earlier drawing that is still in sight where the new one is not, or
  /// would come into sight: what is out of sight is not waited for, so it would stay.
  private func hideOverhang(of entry: LayerEntry, for need: RangeWalk.Need) {
    for index in entry.orders.indices.dropLast().reversed()
    where need.sees(entry.orders[index].picture.key) {
      workshop.release(entry.orders.remove(at: index).picture, of: entry.id)
    }
    guard let shown = entry.shown, shown.list !== need.list, need.sees(shown.picture.key) else {
      return
    }
    entry.shown = nil
    publish(entry)
    workshop.release(shown.picture, of: entry.id)
  }

  /// Takes the newest order back if no worker has begun with it and nothing else waits for it.
  private func takeBackQueued(of entry: LayerEntry) {
    guard let order = entry.orders.last, workshop.takeBack(order.picture) else { return }
    entry.orders.removeLast()
    if let list = (entry.orders.last ?? entry.shown)?.list { entry.list = list }
  }

  private func cancelOrders(of entry: LayerEntry) {
    for order in entry.orders { workshop.release(order.picture, of: entry.id) }
    entry.orders = []
    if let shown = entry.shown { entry.list = shown.list }
  }

  /// The picture that the layer has or waits for, if it is the one needed.
  ///
  /// An equal drawing counts as the same, and is compared only once.
  private func newest(
    of entry: LayerEntry, for need: RangeWalk.Need, scale: CGFloat
  ) -> SharedPicture? {
    guard let newest = entry.newest, newest.key.scale == scale else { return nil }
    if entry.list !== need.list {
      guard entry.list.inkBounds == need.list.inkBounds, entry.list == need.list else { return nil }
      entry.list = need.list
      if entry.orders.isEmpty { entry.shown?.list = need.list }
    }
    return newest.key.rect.contains(need.needed) ? newest : nil
  }

  /// Whether a layer shows what is seen of its drawing.
  func isShown(_ need: RangeWalk.Need, by entry: LayerEntry, scale: CGFloat) -> Bool {
    guard let shown = entry.shown, entry.orders.last.map({ $0.list === shown.list }) ?? true else {
      return false
    }
    return shown.picture.key.scale == scale && shown.picture.key.rect.contains(need.visible)
  }

  private func keepPicture(_ picture: SharedPicture, of entry: LayerEntry, for need: RangeWalk.Need)
  {
    let size = need.layer.contentsSize
    if entry.orders.isEmpty {
      guard entry.shown?.size != size else { return }
      entry.shown?.size = size
      publish(entry)
    } else {
      entry.orders[entry.orders.count - 1].size = size
      if picture.job != nil {
        workshop.move(picture, to: need, stamp: findings.stamp)
        if need.isSynchronous { drawNow(picture) }
      } else if entry.group == nil, entry.orders.last?.batch == nil {
        show(entry.orders.count - 1, of: entry)
      }
    }
  }

  /// Orders the picture that a layer needs, and gives up what is overtaken.
  private func order(_ need: RangeWalk.Need, for entry: LayerEntry, scale: CGFloat) {
    let key = PictureKey(list: need.list, rect: need.wanted, scale: scale)
    let known = workshop.picture(key)
    if known == nil, !need.isVisible, !workshop.hasRoom(for: need.wanted) { return }
    let shared = known ?? workshop.start(key, for: need, stamp: findings.stamp)
    if need.isSynchronous, shared.job != nil { drawNow(shared) }
    entry.list = need.list
    workshop.use(shared, isReused: known != nil)
    giveUpOrders(of: entry)
    entry.orders.append(.init(picture: shared, list: need.list, size: need.layer.contentsSize))
    join(entry, need)
    if shared.job != nil {
      shared.waiting.append(entry.id)
      workshop.move(shared, to: need, stamp: findings.stamp)
    } else if entry.group == nil, entry.orders.last?.batch == nil {
      show(entry.orders.count - 1, of: entry)
    }
  }

  /// Gives up what a newer drawing overtakes, but lets one running job finish where giving up
  /// every time would leave the old picture standing for ever.
  private func giveUpOrders(of entry: LayerEntry) {
    var kept: [LayerEntry.Order] = []
    for order in entry.orders {
      if keeps(order, of: entry) {
        kept.append(order)
        continue
      }
      if workshop.takeBack(order.picture) { continue }
      if kept.isEmpty, entry.hasGivenUp, order.picture.job != nil, order.batch == nil {
        kept.append(order)
      } else {
        entry.hasGivenUp = true
        workshop.release(order.picture, of: entry.id)
      }
    }
    entry.orders = kept
  }
}
