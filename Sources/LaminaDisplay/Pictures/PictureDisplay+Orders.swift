import LaminaDrawing
import LaminaGeometry
import LaminaLayers

extension PictureDisplay {
  /// Brings one layer in range up to date; false if it was met before in this walk.
  func update(_ need: RangeWalk.Need, scale: CGFloat) -> Bool {
    let entry = entry(for: need)
    guard entry.stamp != stamp else { return false }
    entry.stamp = stamp
    entry.group = need.isVisible ? need.group : nil
    entry.isVisible = need.isVisible
    entry.placeholder = need.policy.placeholder
    if need.isSuspended { cancelOrders(of: entry) }
    let isPassing = need.isPassing && !waitsForAll && !need.isSynchronous
    if isPassing { takeBackQueued(of: entry) }
    entry.isBehind = false
    if let newest = newest(of: entry, for: need, scale: scale) {
      keep(newest, of: entry, for: need)
    } else if need.isSuspended {
      entry.isBehind = true
    } else if isPassing {
      entry.isBehind = true
      passing += need.isVisible ? 1 : 0
    } else {
      order(need, for: entry, scale: scale)
    }
    if !need.isVisible, !need.isSuspended { hideOverhang(of: entry, for: need) }
    if need.isVisible { entry.newest?.wasSeen = true }
    note(need, of: entry, scale: scale)
    return true
  }

  /// Gives up a picture of an earlier drawing that is still in sight where the new one is not, or
  /// would come into sight: what is out of sight is not waited for, so it would stay.
  private func hideOverhang(of entry: LayerEntry, for need: RangeWalk.Need) {
    for index in entry.orders.indices.dropLast().reversed()
    where need.sees(entry.orders[index].picture.key) {
      release(entry.orders.remove(at: index).picture, of: entry)
    }
    guard let shown = entry.shown, shown.list !== need.list, need.sees(shown.picture.key) else {
      return
    }
    entry.shown = nil
    pictures[entry.id] = nil
    release(shown.picture, of: entry)
  }

  /// Takes the newest order back if no worker has begun with it and nobody else waits for it.
  private func takeBackQueued(of entry: LayerEntry) {
    guard let order = entry.orders.last, order.picture.users == 1, let job = order.picture.job,
      executor.remove(job)
    else { return }
    statistics.jobsCancelled += 1
    forget(order.picture)
    entry.orders.removeLast()
    if let list = (entry.orders.last ?? entry.shown)?.list { entry.list = list }
  }

  /// Remembers what the commit waits for and what appears together.
  private func note(_ need: RangeWalk.Need, of entry: LayerEntry, scale: CGFloat) {
    guard need.isVisible, !entry.isSettled else { return }
    if entry.isBehind || !isShown(need, by: entry, scale: scale) { missing.append(entry) }
    if let group = entry.group, !entry.orders.isEmpty { groups[group, default: []].append(entry) }
  }

  private func cancelOrders(of entry: LayerEntry) {
    for order in entry.orders { release(order.picture, of: entry) }
    entry.orders = []
    if let shown = entry.shown { entry.list = shown.list }
  }

  private func entry(for need: RangeWalk.Need) -> LayerEntry {
    if let entry = entries[need.layer.id] { return entry }
    let entry = LayerEntry(id: need.layer.id, list: need.list)
    entries[entry.id] = entry
    return entry
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

  private func isShown(_ need: RangeWalk.Need, by entry: LayerEntry, scale: CGFloat) -> Bool {
    guard let shown = entry.shown, entry.orders.last.map({ $0.list === shown.list }) ?? true else {
      return false
    }
    return shown.picture.key.scale == scale && shown.picture.key.rect.contains(need.visible)
  }

  private func keep(_ picture: SharedPicture, of entry: LayerEntry, for need: RangeWalk.Need) {
    let size = need.layer.contentsSize
    if entry.orders.isEmpty {
      guard entry.shown?.size != size else { return }
      entry.shown?.size = size
      publish(entry)
    } else {
      entry.orders[entry.orders.count - 1].size = size
      if picture.job != nil {
        move(picture, to: need)
        if need.isSynchronous { drawNow(picture) }
      } else if entry.group == nil, entry.orders.last?.batch == nil {
        show(entry.orders.count - 1, of: entry)
      }
    }
  }

  /// Makes a running or queued drawing as urgent as the most urgent layer of this walk wants it.
  private func move(_ picture: SharedPicture, to need: RangeWalk.Need) {
    guard let job = picture.job else { return }
    let isFirst = picture.stamp != stamp
    picture.stamp = stamp
    guard isFirst ? need.priority != picture.priority : need.priority < picture.priority else {
      return
    }
    picture.priority = need.priority
    picture.urgency.isUrgent = need.isVisible
    executor.setPriority(need.priority, of: job)
  }

  /// Orders the picture that a layer needs, and gives up what is overtaken.
  private func order(_ need: RangeWalk.Need, for entry: LayerEntry, scale: CGFloat) {
    let key = PictureKey(list: need.list, rect: need.wanted, scale: scale)
    let picture = table[key]
    if picture == nil, !need.isVisible, isOverBudget(by: need.wanted) { return }
    let shared = picture ?? start(key, need: need)
    if need.isSynchronous, shared.job != nil { drawNow(shared) }
    entry.list = need.list
    shared.users += 1
    statistics.bitmapsReused += picture == nil ? 0 : 1
    giveUpOrders(of: entry)
    entry.orders.append(.init(picture: shared, list: need.list, size: need.layer.contentsSize))
    join(entry, need)
    if shared.job != nil {
      shared.waiting.append(entry.id)
      move(shared, to: need)
    } else if entry.group == nil, entry.orders.last?.batch == nil {
      show(entry.orders.count - 1, of: entry)
    }
  }

  private func isOverBudget(by rect: PixelRect) -> Bool {
    statistics.bytesHeld + bytesInFlight + rect.area * 4 > statistics.byteBudget
  }

  private func start(_ key: PictureKey, need: RangeWalk.Need) -> SharedPicture {
    lastNumber += 1
    statistics.jobsStarted += need.isSynchronous ? 0 : 1
    let urgency = Urgency(need.isVisible)
    let job =
      need.isSynchronous
      ? Job(label: key.label)
      : submit(key, number: lastNumber, urgency: urgency, priority: need.priority)
    let picture = SharedPicture(
      key: key, number: lastNumber, job: job,
      urgency: urgency, priority: need.priority, stamp: stamp)
    table[key] = picture
    inFlight[picture.number] = picture
    bytesInFlight += key.rect.area * 4
    return picture
  }

  /// Draws a picture here, whoever else was to do it.
  private func drawNow(_ picture: SharedPicture) {
    guard let job = picture.job else { return }
    if !executor.remove(job) { job.token.cancel() }
    let (key, rasterizer) = (picture.key, rasterizer)
    let made = JobResults<Bitmap>(wake: {})
    executor.perform(key.label) { token in
      if let bitmap = key.draw(with: rasterizer, token: token) { made.post(bitmap) }
    }
    guard let bitmap = made.drain().first else { return }
    statistics.drawnInCommits += 1
    inFlight[picture.number] = nil
    finish(picture, with: bitmap)
  }

  private func submit(
    _ key: PictureKey, number: UInt64, urgency: Urgency, priority: JobPriority
  ) -> Job {
    let (rasterizer, mailbox) = (rasterizer, mailbox)
    return executor.submit(key.label, priority: priority) { token in
      guard let bitmap = key.draw(with: rasterizer, token: token) else { return }
      mailbox.post(Result(number: number, bitmap: bitmap), isUrgent: { urgency.isUrgent })
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
      let isAlone = order.picture.users == 1
      if isAlone, let job = order.picture.job, executor.remove(job) {
        statistics.jobsCancelled += 1
        forget(order.picture)
      } else if kept.isEmpty, entry.hasGivenUp, order.picture.job != nil, order.batch == nil {
        kept.append(order)
      } else {
        entry.hasGivenUp = true
        release(order.picture, of: entry)
      }
    }
    entry.orders = kept
  }
}
