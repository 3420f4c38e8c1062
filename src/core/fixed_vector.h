#pragma once

#include <cassert>
#include <cstddef>

namespace nhx {

// A vector that lives where it is declared and never allocates. Its elements are plain values and are not cleared before use.
// The capacity is the caller's promise: pushing beyond it is a programmer's error.
template <class T, std::size_t Capacity>
class FixedVector {
 public:
  FixedVector() {}  // NOLINT(modernize-use-equals-default): the elements stay uninitialised on purpose

  void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == Capacity; }
  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

 private:
  std::size_t size_ = 0;
  T items_[Capacity];
};

}  // namespace nhx
